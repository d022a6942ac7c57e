/** Opens tooltips. Listens on the document, so that replaced parts work too. */
import { createTooltipTiming } from './tooltip-timing.ts';

const gap = 8;
let sign: Element | undefined;

const timing = createTooltipTiming<string>({
  open(id) {
    const tip = document.getElementById(id);
    if (!tip || !sign) return;
    tip.showPopover();
    place(tip, sign.getBoundingClientRect());
  },
  close(id) {
    const tip = document.getElementById(id);
    if (tip?.matches(':popover-open')) tip.hidePopover();
  },
  clock: () => performance.now(),
});

/** Above the sign, or below it where there is no room; never beyond the window's edge. */
function place(tip: HTMLElement, around: DOMRect): void {
  const { width, height } = tip.getBoundingClientRect();
  const above = around.top - height - gap;
  tip.dataset.side = above < 0 ? 'below' : 'above';
  const left = around.left + around.width / 2 - width / 2;
  tip.style.left = `${Math.max(gap, Math.min(left, innerWidth - width - gap))}px`;
  tip.style.top = `${above < 0 ? around.bottom + gap : above}px`;
}

/** The tooltip of a button or link, or the open tooltip itself. */
function idOf(target: EventTarget | null): string | undefined {
  if (!(target instanceof Element)) return undefined;
  const owner = target.closest('[data-tip]');
  if (owner) sign = owner;
  return owner?.getAttribute('data-tip') ?? target.closest('.tip')?.id;
}

document.addEventListener('pointerover', (event) => {
  if (event.pointerType === 'touch') return;
  const id = idOf(event.target);
  if (id) timing.enter(id);
});
document.addEventListener('pointerout', (event) => {
  const id = idOf(event.target);
  if (id && idOf(event.relatedTarget) !== id) timing.leave(id);
});
document.addEventListener('focusin', (event) => {
  const id = idOf(event.target);
  // A closing panel returns the focus to its button, which should not open a tooltip; and while one popover
  // is being hidden, no other can be shown.
  const { relatedTarget: from } = event;
  if (from instanceof Element && from.closest('[popover]:not(:popover-open)')) return;
  // Only with a visible focus: a click needs no explanation.
  if (id && (event.target as Element).matches(':focus-visible')) timing.focus(id);
});
document.addEventListener('focusout', (event) => {
  const id = idOf(event.target);
  if (id) timing.blur(id);
});
document.addEventListener('keydown', (event) => {
  if (event.key === 'Escape') timing.dismiss();
});
document.addEventListener('pointerdown', () => timing.dismiss());
// Tabbing may scroll: the tooltip moves along.
document.addEventListener(
  'scroll',
  () => {
    const tip = document.querySelector<HTMLElement>('.tip:popover-open');
    if (tip && sign) place(tip, sign.getBoundingClientRect());
  },
  { capture: true, passive: true },
);
document.addEventListener('instant', () => timing.dismiss());
