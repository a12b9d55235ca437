import createEmotionServer from '@emotion/server/create-instance';
import { createEmotionCache, documentGetInitialProps } from '@mui/material-nextjs/v16-pagesRouter';
import type { AppType } from 'next/app';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { ROLE_NAMES } from '@/config/roles';
import type { UserInfo } from '@/lib/contracts/auth';
import { ERROR_PATTERN } from './document-title';

type DocumentContext = Parameters<typeof documentGetInitialProps>[0];

/** Has all roles and therefore uses most styles that others need. */
const STAND_IN: UserInfo = { name: '', fo: [...ROLE_NAMES] };

/** Matches a subtree that failed during SSR, as opposed to one that opted out of it. */
const FAILED_PART = /<!--\$!--><template(?! data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING")/;

/**
 * Styles for the prerendered page: before the user is known, and for a user who may open it. Generating them during
 * hydration delayed a list's first row by a twelfth.
 */
export async function getDocumentProps(context: DocumentContext) {
  // The error page renders on demand and is the same for all users.
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

/** Names a tag by its content, as Emotion does. MUI creates no tag without content. */
const nameOf = (tag: ReactElement | null) => (tag?.props as { 'data-emotion'?: string } | undefined)?.['data-emotion'];
