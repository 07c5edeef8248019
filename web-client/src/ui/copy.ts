// Copies text, also where the page is not a secure context, as over http in a local network.

/** `select`: selects the same text on the page. Returns false if it is only selected. */
export async function copy(text: string, select: () => void): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    select();
    return copySelection();
  }
}

/** The old way, which needs no permission; browsers keep it for pages without a secure context. */
function copySelection(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
