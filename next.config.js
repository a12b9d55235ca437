const AXIOS = `${__dirname}/node_modules/axios/lib`;
const NEXT = `${__dirname}/node_modules/next/dist`;

/** Parts of libraries that come along and are never called; every first load is 20 kB smaller without them. */
const UNUSED_IN_BROWSERS = {
  // All browsers have XMLHttpRequest, which axios takes first.
  [`${AXIOS}/adapters/fetch.js`]: false,
  [`${AXIOS}/helpers/HttpStatusCode.js`]: false,
  // The one client writes queries and bodies itself, and has no CSRF cookie.
  [`${AXIOS}/helpers/toFormData.js`]: false,
  [`${AXIOS}/helpers/formDataToJSON.js`]: false,
  [`${AXIOS}/helpers/cookies.js`]: false,
  // Calls are cancelled by signals.
  [`${AXIOS}/cancel/CancelToken.js`]: false,
  // Names of headers and files that the server, the development server and middleware go by.
  [`${NEXT}/lib/constants.js`]: false,
  [`${NEXT}/shared/lib/constants.js`]: false,
  // For rewrites, of which there are none.
  [`${NEXT}/compiled/path-to-regexp/index.js`]: false,
  [`${NEXT}/shared/lib/router/utils/sorted-routes.js`]: false,
  // For the app router.
  [`${NEXT}/shared/lib/router/routes/app.js`]: false,
  [`${NEXT}/shared/lib/router/utils/dynamic-filter-pattern.js`]: false,
  [`${NEXT}/shared/lib/router/utils/parse-loader-tree.js`]: false,
  [`${NEXT}/shared/lib/router/utils/resolve-param-value.js`]: false,
  // The theme switches ripples off.
  [`${__dirname}/node_modules/@mui/material/ButtonBase/TouchRipple.mjs`]: false,
  // For Emotion's withTheme alone.
  'hoist-non-react-statics': false,
};

/**
 * Browsers read a function twice that they put off at first. Nearly all of what a first visit fetches is called on it, so
 * they are told to make it ready beside its download. See https://v8.dev/blog/explicit-compile-hints.
 */
const READY_AT_ONCE = '//# allFunctionsCalledOnLoad';

/**
 * Packages that the commands require. A route that imports them would have a second copy of those of two forms, and
 * everything that needs them would be asked for as if it came later.
 */
const REQUIRED = [
  '@tus/file-store',
  '@tus/server',
  'drizzle-orm',
  'fflate',
  'fontkit',
  'jose',
  'libphonenumber-js',
  'pdfkit',
  'pg',
  'qrcode-generator',
  'sharp',
  'uuid',
  'zod',
];
const required = ({ request }, answer) => {
  const isRequired = REQUIRED.some((name) => request === name || request.startsWith(`${name}/`));
  answer(null, isRequired ? `commonjs ${request}` : undefined);
};

/** What two calls need is in one file, where each call would else have its own copy of most of it. */
const OF_ALL_CALLS = {
  name: 'of-all-calls',
  chunks: ({ name }) => name?.startsWith('pages/api/') === true,
  minChunks: 2,
  minSize: 0,
  priority: 10,
  enforce: true,
};

/** Lists the packages of each route, for builds that are copied without the others; this one is used where they are. */
const isTracer = ({ constructor }) => constructor.name === 'TraceEntryPointsPlugin';

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
  // The other half of those lists; together they took two fifths of a build.
  outputFileTracingExcludes: { 'next-server': ['**/*'] },
  // `npm test` checks the types, once; a build is half a minute sooner without.
  typescript: { ignoreBuildErrors: true },
  webpack: (config, { dev, isServer, webpack }) => {
    config.plugins = config.plugins.filter((plugin) => !isTracer(plugin));
    // Most builds are the first of their sources, and writing 660 MB for a next one took a tenth of their time.
    if (!dev) config.cache = false;
    if (isServer) config.externals.unshift(required);
    if (isServer && !dev) config.optimization.splitChunks.cacheGroups = { ofAllCalls: OF_ALL_CALLS };
    if (dev || isServer) return config;
    Object.assign(config.resolve.alias, UNUSED_IN_BROWSERS);
    // Every first visit fetches the names of all parts that may come later; half a hash tells them apart as well.
    config.output.hashDigestLength = 8;
    // Of one pattern, names are a table; of two, every shared part is a case of its own.
    config.output.chunkFilename = config.output.filename;
    const shipped = `${__dirname}/lib/commands/shipped-contract.mjs`;
    config.module.rules.push({ test: /[\\/]lib[\\/]contracts[\\/]/, enforce: 'pre', loader: shipped });
    // After comments were taken out.
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    // Style sheets know no such comment and would lose their first rule, which is the font.
    const scripts = { test: /\.js$/, entryOnly: true };
    config.plugins.push(new webpack.BannerPlugin({ banner: READY_AT_ONCE, raw: true, ...scripts, stage }));
    return config;
  },
  // It tells addresses of the app router apart, which is not in use.
  experimental: { clientRouterFilter: false },
  // What is left out above is for first loads; the server for developers goes without.
  turbopack: {},
};
