import InitColorSchemeScript from '@mui/material/InitColorSchemeScript';
import { DocumentHeadTags, type DocumentHeadTagsProps } from '@mui/material-nextjs/v16-pagesRouter';
import { Head, Html, Main, NextScript } from 'next/document';
import { getDocumentProps } from '@/components/shell/early-styles';
import { COLOR_MODE, COLORS } from '@/config/theme';

export default function Document(props: DocumentHeadTagsProps) {
  return (
    <Html lang="en-IN">
      <Head>
        <meta name="robots" content="noindex, nofollow" />
        <meta name="theme-color" media="(prefers-color-scheme: light)" content={COLORS.light.canvas} />
        <meta name="theme-color" media="(prefers-color-scheme: dark)" content={COLORS.dark.canvas} />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <DocumentHeadTags {...props} />
        {/* In the head: once the body has started, a busy browser may paint before the script runs. */}
        <InitColorSchemeScript
          attribute={COLOR_MODE.attribute}
          modeStorageKey={COLOR_MODE.storageKey}
          defaultMode={COLOR_MODE.default}
        />
      </Head>
      <body>
        <Main />
        <NextScript />
      </body>
    </Html>
  );
}

Document.getInitialProps = getDocumentProps;
