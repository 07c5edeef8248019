// Marks scrolling lists: they fade where they continue above or below (styles in base.css).
const NEAR_PX = 2;

/** Sets `data-more` to "above", "below", both, or nothing. */
export function scrolls(node: HTMLElement): () => void {
  const update = () => {
    const above = node.scrollTop > NEAR_PX;
    const below = node.scrollTop + node.clientHeight < node.scrollHeight - NEAR_PX;
    node.dataset['more'] = [above ? 'above' : '', below ? 'below' : ''].filter(Boolean).join(' ');
  };
  const seen = new ResizeObserver(update);
  seen.observe(node);
  for (const child of node.children) seen.observe(child);
  const changed = new MutationObserver(update);
  changed.observe(node, { childList: true, subtree: true });
  node.addEventListener('scroll', update, { passive: true });
  return () => {
    seen.disconnect();
    changed.disconnect();
    node.removeEventListener('scroll', update);
  };
}
