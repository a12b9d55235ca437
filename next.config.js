const AXIOS = `${__dirname}/node_modules/axios/lib`;

/** Parts of libraries that come along and are never called; every first load is 6 kB smaller without them. */
const UNUSED_IN_BROWSERS = {
  // All browsers have XMLHttpRequest, which axios takes first.
  [`${AXIOS}/adapters/fetch.js`]: false,
  [`${AXIOS}/helpers/HttpStatusCode.js`]: false,
  // For Emotion's withTheme alone.
  'hoist-non-react-statics': false,
};

/**
 * Browsers read a function twice that they put off at first. Nearly all of what a first visit fetches is called on it, so
 * they are told to make it ready beside its download. See https://v8.dev/blog/explicit-compile-hints.
 */
const READY_AT_ONCE = '//# allFunctionsCalledOnLoad';

/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  // No page asks the server to draw a picture anew, so nobody else shall either.
  images: { unoptimized: true },
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  // These open files, native code or WASM of their own, or are large and seldom needed, and must be loaded from node_modules as they are.
  serverExternalPackages: [
    'pino',
    'pg',
    '@node-rs/argon2',
    '@zxcvbn-ts/language-common',
    '@aws-sdk/client-s3',
    'pdfkit',
    'fontkit',
  ],
  // `npm test` checks the types, once; a build is half a minute sooner without.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { isServer, webpack }) => {
    if (isServer) return config;
    Object.assign(config.resolve.alias, UNUSED_IN_BROWSERS);
    // Every first visit fetches the names of all parts that may come later; half a hash tells them apart as well.
    config.output.hashDigestLength = 8;
    // After comments were taken out.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    // Style sheets know no such comment and would lose their first rule, which is the font.
    const scripts = { test: /\.js$/, entryOnly: true };
    config.plugins.push(new webpack.BannerPlugin({ banner: READY_AT_ONCE, raw: true, ...scripts, stage }));
    return config;
  },
  // What is left out above is for first loads; the server for developers goes without.
  turbopack: {},
};
