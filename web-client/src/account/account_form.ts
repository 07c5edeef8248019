// Forms of the account's pages: they share their error texts.
import { language } from '../i18n/index.svelte';
import { Form } from '../ui/form.svelte';

/** `fields`: paths of the fields that the form shows. */
export const accountForm = (...fields: string[]): Form => new Form(fields, () => language.t.account.wrong);
