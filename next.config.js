/** @type {import('next').NextConfig} */
module.exports = {
  reactStrictMode: true,
  poweredByHeader: false,
  devIndicators: false,
  allowedDevOrigins: ['127.0.0.1', 'localhost'],
  // These open files, native code or WASM of their own and must be loaded from node_modules as they are.
  serverExternalPackages: ['pino', 'pg', '@node-rs/argon2', '@electric-sql/pglite', '@zxcvbn-ts/language-common'],
  // The Firebase SDK, pointed at this server, keeps Google's host names as the first part of its paths.
  rewrites: async () => ({
    beforeFiles: ['identitytoolkit.googleapis.com', 'securetoken.googleapis.com'].map((host) => ({
      source: `/${host}/:path*`,
      destination: '/api/local-firebase/:path*',
    })),
  }),
};
