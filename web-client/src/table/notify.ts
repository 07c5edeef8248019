// A notification of the system, for a page that nobody looks at; only with the leave that was asked in the preferences.

/** Whether this browser has them at all. */
export const canNotify = (): boolean => typeof Notification !== 'undefined';

/** Asks for leave, where it was neither given nor denied yet. */
export async function askLeave(): Promise<boolean> {
  if (!canNotify()) return false;
  if (Notification.permission === 'granted') return true;
  return (await Notification.requestPermission()) === 'granted';
}

/** One at a time for each `tag`; pressed, it brings the page back. */
export function notify(title: string, body: string, tag: string): void {
  if (!canNotify() || Notification.permission !== 'granted') return;
  try {
    const one = new Notification(title, { body, tag, icon: 'icon.svg' });
    one.onclick = () => {
      window.focus();
      one.close();
    };
  } catch {
    // Some telephones have them only for installed pages.
  }
}
