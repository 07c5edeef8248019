// The credits page: the program's version, and the location of its source.
import { render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { language } from '../src/i18n/index.svelte';
import type { Version } from '../src/protocol/types';
import CreditsPage from '../src/pages/CreditsPage.svelte';

const serve = (version: Version): void =>
  void vi.stubGlobal('fetch', () => Promise.resolve(new Response(JSON.stringify(version))));

afterEach(() => vi.unstubAllGlobals());

describe('the credits page', () => {
  it('names version and commit, and links to the source that the administrator names', async () => {
    const source = 'https://code.example/germini';
    serve({ version: '0.1.0', commit: '36b9e604fb1a', source });
    render(CreditsPage);
    const running = await screen.findByTestId('running');
    expect(running.textContent).toContain('0.1.0');
    expect(running.textContent).toContain('36b9e604fb1a');
    expect(screen.getByTestId('source').getAttribute('href')).toBe(source);
  });

  it('says whom to ask if nobody has named it', async () => {
    serve({ version: '0.1.0', commit: null, source: null });
    render(CreditsPage);
    const running = await screen.findByTestId('running');
    expect(running.textContent).toContain(language.t.pages.credits.sourceAsk);
    expect(screen.queryByTestId('source')).toBeNull();
  });

  it('links to the notices of what is in the page, beside it', () => {
    serve({ version: '0.1.0', commit: null, source: null });
    render(CreditsPage);
    expect(screen.getByTestId('notices').getAttribute('href')).toMatch(/\/notices\.txt$/);
  });
});
