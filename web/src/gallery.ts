// A table without a service, for looking at drawings: /gallery.html?act (development only).
import { mount } from 'svelte';
import './app.css';
import Gallery from './Gallery.svelte';
import { words } from './lib/words.svelte.ts';
const fixtures = import.meta.glob('../tests/fixtures/*.json', { import: 'default', eager: true });
const params = new URLSearchParams(location.search);
const which = params.get('f') ?? 'act';
document.documentElement.dataset['theme'] = params.get('theme') ?? 'light';
await words.speak('en');
mount(Gallery, { target: document.getElementById('app')!, props: { fixture: fixtures[`../tests/fixtures/${which}.json`] as never } });
