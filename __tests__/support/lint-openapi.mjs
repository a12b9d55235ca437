import { text } from 'node:stream/consumers';
import { createConfig, lintFromString } from '@redocly/openapi-core';

/**
 * Judges an OpenAPI document by the linter's recommended rules: the document on stdin, what is wrong with it on stdout.
 * A process of its own, because the linter is a module that jest cannot load.
 */
const config = await createConfig({ extends: ['recommended'] });
const problems = await lintFromString({ source: await text(process.stdin), absoluteRef: 'openapi.json', config });
process.stdout.write(JSON.stringify(problems.map(({ ruleId, location }) => `${ruleId} ${location[0]?.pointer ?? ''}`)));
