import createEmotionServer from '@emotion/server/create-instance';
import { createEmotionCache, documentGetInitialProps } from '@mui/material-nextjs/v16-pagesRouter';
import type { AppType } from 'next/app';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { ROLE_NAMES } from '@/config/roles';
import type { UserInfo } from '@/lib/contracts/auth';
import { ERROR_PATTERN } from './document-title';

type DocumentContext = Parameters<typeof documentGetInitialProps>[0];

/** Sees the most, so theirs are most of the styles that others need. */
const STAND_IN: UserInfo = { name: '', fo: [...ROLE_NAMES] };

/** Where React left a part of a page to the browser because it failed, and not because the part asked for that. */
const FAILED_PART = /<!--\$!--><template(?! data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING")/;

/**
 * What the build writes around a page: its styles as it is before anybody is known, and those of the page as somebody
 * sees it who may open it. The page would have to write them while it comes to life, which made a list's first row a
 * twelfth later.
 */
export async function getDocumentProps(context: DocumentContext) {
  // The page of a failure is drawn when it is needed, and is the same for everybody.
  const isEarly = process.env.NODE_ENV === 'production' && context.pathname !== ERROR_PATTERN;
  const early = isEarly ? await earlyStyles(context) : [];
  const props = await documentGetInitialProps(context);
  const written = new Set(props.emotionStyleTags.map(nameOf));
  return {
    ...props,
    emotionStyleTags: [...props.emotionStyleTags, ...early.filter((tag) => !written.has(nameOf(tag)))],
  };
}

async function earlyStyles(context: DocumentContext): Promise<ReactElement[]> {
  const emotionCache = createEmotionCache();
  const { extractCriticalToChunks } = createEmotionServer(emotionCache);
  const withStandIn = (App: ComponentType<ComponentProps<AppType>>) =>
    function StandInApp(props: ComponentProps<AppType>) {
      return <App {...props} {...{ emotionCache, standIn: STAND_IN }} />;
    };
  const { html } = await context.renderPage({ enhanceApp: withStandIn });
  if (FAILED_PART.test(html)) throw new Error(`${context.pathname} cannot be drawn: a part of it needs a browser.`);
  return extractCriticalToChunks(html)
    .styles.filter(({ css }) => css !== '')
    .map(({ key, ids, css }) => {
      const name = [key, ...ids].join(' ');
      return <style key={name} data-emotion={name} dangerouslySetInnerHTML={{ __html: css }} />;
    });
}

/** As Emotion names a tag: by what is in it. Without anything in it MUI makes none. */
const nameOf = (tag: ReactElement | null) => (tag?.props as { 'data-emotion'?: string } | undefined)?.['data-emotion'];
