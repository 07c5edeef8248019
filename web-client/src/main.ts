import { mount } from 'svelte';
import './styles/fonts/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/primitives.css';
import { fontsReady } from './styles/first_faces';
import App from './app/App.svelte';
import { keepPage } from './app/keep_page';
import { language } from './i18n/index.svelte';

const target = document.getElementById('app');
if (target) void Promise.all([language.open(), fontsReady()]).then(() => mount(App, { target }));
if (import.meta.env.PROD) addEventListener('load', () => void keepPage());
