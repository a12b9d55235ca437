/** The full jsdom style: matches every rule of its own sheet with the element and mixes a dozen colours. */
export const fullStyle = window.getComputedStyle.bind(window);

/** Everything in jsdom's own sheet that an element's display depends on, unless it has its own style. */
const kindOf = (element: Element): string => {
  const { localName, parentElement } = element;
  const attributes = ['type', 'hidden', 'open'].map((name) => element.getAttribute(name) ?? '-');
  return [localName, parentElement?.localName, ...attributes].join();
};

const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const kind = kindOf(element);
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const { display } = fullStyle(element);
  displays.set(kind, display);
  return display;
}

const ownValue = (element: Element, property: string): string =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(property) : '';

function inheritedValue(element: Element, property: string, initial: string): string {
  for (let at: Element | null = element; at; at = at.parentElement) {
    const own = ownValue(at, property);
    if (own) return own;
  }
  return initial;
}

/** Properties that queries and matchers read on every element they pass, with the value jsdom would give. */
const ANSWERS: Record<string, (element: Element) => string> = {
  display: (element) => ownValue(element, 'display') || displayOf(element),
  visibility: (element) => inheritedValue(element, 'visibility', 'visible'),
  opacity: (element) => ownValue(element, 'opacity'),
  pointerEvents: (element) => inheritedValue(element, 'pointer-events', 'auto'),
};

function lightStyle(element: Element): CSSStyleDeclaration {
  let computed: CSSStyleDeclaration | undefined;
  const full = () => (computed ??= fullStyle(element));
  return new Proxy({} as CSSStyleDeclaration, {
    get: (_, name: string) => {
      const answer = ANSWERS[name];
      if (answer) return answer(element);
      if (name === 'getPropertyValue')
        return (asked: string) => ANSWERS[asked]?.(element) ?? full().getPropertyValue(asked);
      const value: unknown = Reflect.get(full(), name);
      return typeof value === 'function' ? value.bind(full()) : value;
    },
  });
}

/** With style sheets in the page, or for other properties than visibility, jsdom computes the style itself. */
window.getComputedStyle = (element, pseudo) =>
  pseudo || document.styleSheets.length > 0 ? fullStyle(element, pseudo) : lightStyle(element);
