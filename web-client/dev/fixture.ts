// A development page that shows the table at any point of the 1798 hand, without a server:
// fixture.html?seat=1&at=40 (events shown), &choice=cut|discard|declare|play|give|for.
import { mount } from 'svelte';
import '../src/styles/fonts/fonts.css';
import '../src/styles/tokens.css';
import '../src/styles/base.css';
import '../src/styles/primitives.css';
import { fetchTexts } from './fetch_texts';
import Fixture from './Fixture.svelte';

await fetchTexts();
mount(Fixture, { target: document.getElementById('app') as HTMLElement });
