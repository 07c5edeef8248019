// The table's dialogs that are not needed for play, as one lazily loaded chunk (dialog_loader).
export { default as CouncilDialog } from '../council/CouncilDialog.svelte';
export { default as DrawCeremony } from '../match/DrawCeremony.svelte';
export { default as HandOver } from './HandOver.svelte';
export { default as LastTrick } from './LastTrick.svelte';
export { default as Menu } from './Menu.svelte';
export { default as RulesDialog } from '../rules/RulesDialog.svelte';
