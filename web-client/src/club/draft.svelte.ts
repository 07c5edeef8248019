// A club that is still to be founded: what was typed stays while its founder signs up on another page.
export const draft = $state({
  name: '',
  zone: Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC',
});
