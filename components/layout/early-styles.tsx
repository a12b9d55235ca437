import createEmotionServer from '@emotion/server/create-instance';
import { createEmotionCache, documentGetInitialProps } from '@mui/material-nextjs/v16-pagesRouter';
import type { AppType } from 'next/app';
import type { ComponentProps, ComponentType, ReactElement } from 'react';
import { ROLE_NAMES } from '@/config/roles';
import type { UserInfo } from '@/lib/contracts/auth';

type DocumentContext = Parameters<typeof documentGetInitialProps>[0];

/** Sees the most, so the styles of what they see are all that others need. */
const STAND_IN: UserInfo = { name: '', fo: [...ROLE_NAMES] };

/** Where React left a part of a page to the browser because it failed, and not because the part asked for that. */
const FAILED_PART = /<!--\$!--><template(?! data-dgst="BAILOUT_TO_CLIENT_SIDE_RENDERING")/;

/**
 * What the build writes around a page: its styles as it is before anybody is known, and those of the page as somebody
 * sees it who may open it. The page would have to write them while it comes to life, which made a list's first row a
 * twelfth later.
 */
export async function getDocumentProps(context: DocumentContext) {
  const early = process.env.NODE_ENV === 'production' ? await earlyStyles(context) : [];
  const props = await documentGetInitialProps(context);
  return { ...props, emotionStyleTags: [...props.emotionStyleTags, ...early] };
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
  return (
    extractCriticalToChunks(html)
      // What holds for every page comes with the other styles.
      .styles.filter(({ key }) => key === emotionCache.key)
      .map(({ key, ids, css }) => (
        <style key="early" data-emotion={`${key} ${ids.join(' ')}`} dangerouslySetInnerHTML={{ __html: css }} />
      ))
  );
}
