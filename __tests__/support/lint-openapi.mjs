import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * Lints an OpenAPI document with the linter's recommended rules: the document on stdin, its problems on stdout. A
 * separate process, because the linter is an ES module that jest cannot load.
 */
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: await text(process.stdin), absoluteRef: 'openapi.json', config });
process.stdout.write(JSON.stringify(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`)));
