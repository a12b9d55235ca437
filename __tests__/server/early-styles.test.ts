import { AppCacheProvider, type EmotionCacheProviderProps } from '@mui/material-nextjs/v16-pagesRouter';
import { keyframes, styled } from '@mui/material/styles';
import type { AppType } from 'next/app';
import { type ComponentProps, type ComponentType, createElement as h, Fragment, type ReactNode, Suspense } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { getDocumentProps } from '@/components/shell/early-styles';
import type { AppShellProps } from '@/components/shell/app-shell';

type Context = Parameters<typeof getDocumentProps>[0];
type Props = EmotionCacheProviderProps & Pick<AppShellProps, 'standIn'>;

const pulse = keyframes`50% { opacity: 0.4 }`;
const Waiting = styled('p')({ color: 'gray' });
const Bar = styled('i')({ animation: `${pulse} 2s` });

const Broken = () => {
  throw new Error('window is not defined');
};

/** The start of the document for a page that shows the content to a signed-in user. */
async function tagsOf(content: ReactNode, pathname = '/seller'): Promise<string> {
  const App = ({ emotionCache, standIn }: Props) =>
    h(AppCacheProvider, { emotionCache }, h(Suspense, null, standIn ? content : h(Waiting)));
  const renderPage: Context['renderPage'] = async (options) => {
    const { enhanceApp } = options as { enhanceApp: (app: ComponentType<ComponentProps<AppType>>) => typeof App };
    const Enhanced = enhanceApp(App as unknown as ComponentType<ComponentProps<AppType>>);
    return { html: renderToString(h(Enhanced)) };
  };
  const context = {
    pathname,
    renderPage,
    defaultGetInitialProps: ({ renderPage: render }: Context) => render(),
  } as unknown as Context;
  const { emotionStyleTags } = await getDocumentProps(context);
  return renderToStaticMarkup(h(Fragment, null, emotionStyleTags));
}

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('A page brings the styles it has for nobody and those it has for somebody', async () => {
  const tags = await tagsOf(h(Bar));
  expect(tags).toContain('color:gray');
  expect(tags).toMatch(/animation:animation-\w+ 2s/);
});

test('What moves comes with its movement', async () => {
  const tags = await tagsOf(h(Bar));
  const [, name] = /animation:(animation-\w+)/.exec(tags) ?? [];
  expect(tags).toContain(`@keyframes ${name}`);
});

test('What both show comes once', async () => {
  const tags = await tagsOf(h(Waiting));
  expect(tags.match(/color:gray/g)).toHaveLength(1);
});

test('The page of a failure is drawn once', async () => {
  expect(await tagsOf(h(Bar), '/_error')).not.toContain('animation');
});

test('A page that cannot be drawn without a browser is a fault of the build', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  await expect(tagsOf(h(Broken))).rejects.toThrow('/seller cannot be drawn: a part of it needs a browser.');
});
