import { useStayInPlace } from '@/components/entities/conversation/use-stay-in-place';
import { renderScreen, screen } from '../support/render';

let tellResized: () => void = () => undefined;
beforeEach(() => {
  window.ResizeObserver = class {
    constructor(tell: () => void) {
      tellResized = tell;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  } as unknown as typeof ResizeObserver;
});

function Thread() {
  const box = useStayInPlace({ first: 'k1', state: 'k9', own: 0 });
  return <div ref={box} data-testid="thread" />;
}

/** A box with this much content, as a browser would measure it. */
function showThread() {
  const heights = { scrollHeight: 1000, clientHeight: 400 };
  for (const name of ['scrollHeight', 'clientHeight'] as const)
    Object.defineProperty(HTMLElement.prototype, name, { configurable: true, get: () => heights[name] });
  renderScreen(<Thread />, { hasToasts: false });
  return { box: screen.getByTestId('thread'), heights };
}

it.each([
  ['whoever saw the end still sees it when the box gets lower', 600, 1000],
  ['whoever reads further up stays there', 200, 200],
])('%s', (_title, scrollTop, after) => {
  const { box, heights } = showThread();
  box.scrollTop = scrollTop;
  heights.clientHeight = 340;
  tellResized();
  expect(box.scrollTop).toBe(after);
});
