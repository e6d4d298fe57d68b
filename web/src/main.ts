import { mount } from 'svelte';
import App from './App.svelte';
import './app.css';
import { prefs } from './lib/prefs.svelte.ts';
import { renewWhenOutdated } from './lib/renew.ts';
import { LANGS, preferred, words, type Lang } from './lib/words.svelte.ts';

renewWhenOutdated(import.meta.url);
const wish = LANGS.find((lang) => lang === prefs.lang) ?? preferred(navigator.languages);
await words.speak(wish satisfies Lang);
prefs.onlang = (name) => {
  const lang = LANGS.find((each) => each === name);
  if (lang && lang !== words.lang) void words.speak(lang);
};
mount(App, { target: document.getElementById('app')! });
