// The benches that are fetched together; parts.ts says when.

export { default as ComposeBench } from './ComposeBench.svelte';
export { default as DecayBench } from './DecayBench.svelte';
export { default as DonateBench } from './DonateBench.svelte';
export { default as TargetBench } from './TargetBench.svelte';
