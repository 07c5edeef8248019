// System notification for a hidden page; requires the permission given in the preferences.

/** Whether the browser supports notifications. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Asks for permission if it was neither granted nor denied. */
export async function askLeave(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

/** Shows one notification per `tag`; clicking it focuses the page. */
export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const one = new Notification(title, { body, tag, icon: 'icon.svg' });
    one.onclick = () => {
      window.focus();
      one.close();
    };
  } catch {
    // Some phones allow notifications only for installed pages.
  }
}
