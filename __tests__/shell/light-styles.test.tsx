import { fullStyle } from '../support/light-styles';

const PAGE = `
  <main style="visibility: hidden"><p>hidden <b style="visibility: visible">shown <i>as well</i></b></p></main>
  <div style="display: none"><span>in nothing</span></div><div hidden><a href="/">away</a></div>
  <dialog><button>closed</button></dialog><dialog open><button disabled>open</button></dialog>
  <input type="hidden"><input type="checkbox"><input type="button"><textarea></textarea><select><option>1</option></select>
  <table><thead><tr><th>a</th></tr></thead><tbody><tr><td style="opacity: 0.5">b</td></tr></tbody></table>
  <ul style="pointer-events: none"><li>1<ol><li style="pointer-events: auto">2</li></ol></li></ul>
  <details><summary>s</summary><template></template></details><svg><path d=""></path></svg><label>l</label><hr><h2>h</h2>
  <ruby><rp>(</rp><rt>r</rt></ruby><section style="display: flex !important"><em>e</em></section>`;

const ASKED = ['display', 'visibility', 'opacity', 'pointerEvents'] as const;
const told = (styleOf: (element: Element) => CSSStyleDeclaration) =>
  [...document.querySelectorAll('*')].map((element) => {
    const style = styleOf(element);
    const display = style.getPropertyValue('display');
    return [element.outerHTML.slice(0, 40), ...ASKED.map((name) => style[name]), display, style.color];
  });

test('the light styles of these tests say what jsdom says, also after a change', () => {
  document.body.innerHTML = PAGE;
  expect(document.styleSheets).toHaveLength(0);
  expect(told(getComputedStyle)).toEqual(told(fullStyle));
  for (const element of document.querySelectorAll<HTMLElement>('main, div, dialog, ul')) {
    element.removeAttribute('style');
    element.toggleAttribute('hidden');
    element.toggleAttribute('open');
  }
  expect(told(getComputedStyle)).toEqual(told(fullStyle));
  expect(told(getComputedStyle).map(([, display]) => display)).toEqual(expect.arrayContaining(['none', 'flex']));
});

test('where a page has style sheets, they count', () => {
  document.body.innerHTML = '<style>p { display: none; visibility: hidden }</style><p>gone</p>';
  const style = getComputedStyle(document.querySelector('p') as HTMLElement);
  expect([style.display, style.visibility]).toEqual(['none', 'hidden']);
  document.body.innerHTML = '';
});
