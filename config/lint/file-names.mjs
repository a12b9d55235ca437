const KEBAB = '+([a-z0-9])*(-+([a-z0-9]))';
const PARAMETER = '\\[?(...)+([a-zA-Z])\\]';

/**
 * Pages are spelled like their routes, some of which contain capitals set by the owner; everything else is kebab-case.
 */
export const fileNameConfigs = (checkFile) => [
  {
    name: 'names/kebab-case',
    files: ['{components,config,lib,__tests__}/**/*'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': [
        'error',
        { '**/*': KEBAB },
        { ignoreMiddleExtensions: true, errorMessage: 'Name {{ target }} in kebab-case after its main export.' },
      ],
      'check-file/folder-naming-convention': [
        'error',
        { '{components,config,lib}/**/': KEBAB, '__tests__/**/': `@(__tests__|${KEBAB})` },
        { errorMessage: 'Name the folder {{ target }} in kebab-case.' },
      ],
      'check-file/no-index': ['error', { errorMessage: 'No barrels: name the file after what it exports.' }],
      'check-file/filename-blocklist': [
        'error',
        { '**/{utils,util,helpers,helper,common,misc,shared}.*': '<what-it-does>.ts' },
        { errorMessage: '{{ target }} says nothing: name the file after what it does.' },
      ],
    },
  },
  {
    name: 'names/api routes',
    files: ['pages/api/**/*'],
    plugins: { 'check-file': checkFile },
    rules: {
      'check-file/filename-naming-convention': ['error', { '**/*': `@(${KEBAB}|${PARAMETER})` }],
      'check-file/folder-naming-convention': ['error', { 'pages/api/**/': `@(${KEBAB}|${PARAMETER})` }],
    },
  },
];
