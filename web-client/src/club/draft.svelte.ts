// Draft of a new club, kept while its founder signs up on another page.
export const draft = $state({
  name: '',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
});
