// Short sounds made on the spot: a tap of wood for a move, two notes when it is your turn.

import { prefs } from './prefs.svelte.ts';

let context: AudioContext | undefined;

function note(frequency: number, at: number, length: number, type: OscillatorType, loud: number): void {
  if (!context) return;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = type;
  oscillator.frequency.value = frequency;
  gain.gain.setValueAtTime(loud, context.currentTime + at);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + at + length);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(context.currentTime + at);
  oscillator.stop(context.currentTime + at + length);
}

export function play(sound: 'move' | 'turn' | 'end'): void {
  if (!prefs.sound) return;
  context ??= new AudioContext();
  if (sound === 'move') note(190, 0, 0.09, 'triangle', 0.25);
  if (sound === 'turn') [523, 659].forEach((f, i) => note(f, i * 0.12, 0.3, 'sine', 0.16));
  if (sound === 'end') [523, 659, 784].forEach((f, i) => note(f, i * 0.15, 0.5, 'sine', 0.16));
}
