// Copying where the page is no secure context: the browser's old command, else the text is selected and a message says so.
import { fireEvent, render, screen, waitFor } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import CopyLink from '../src/ui/CopyLink.svelte';

const command = vi.fn(() => true);
beforeEach(() => {
  language.set('en');
  command.mockClear();
  Object.assign(document, { execCommand: command });
  vi.stubGlobal('navigator', { languages: ['en'] });
});
afterEach(() => vi.unstubAllGlobals());

const press = async () => {
  render(CopyLink, { label: 'Link', link: 'http://192.0.2.2/#/table/t', testid: 'link' });
  await fireEvent.click(screen.getByTestId('link-copy'));
};

it('copies without the clipboard interface', async () => {
  await press();
  await waitFor(() => expect(screen.getByTestId('link-copy').textContent).toBe(language.t.app.copied));
  expect(command).toHaveBeenCalledWith('copy');
  const field = screen.getByTestId<HTMLInputElement>('link');
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(field.value);
});

it('says that the link is only selected', async () => {
  command.mockReturnValueOnce(false);
  await press();
  expect((await screen.findByRole('status')).textContent).toBe('The link is selected: copy it now.');
});
