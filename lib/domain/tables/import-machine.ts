import { ROLE_NAMES } from '@/config/roles';
import { machine } from '../machine';
import { IMPORT_STATE_TEXTS } from './imports';

/** reading → read → checking → checked → running → done. */
export const IMPORT_MACHINE = machine({
  area: 'imports',
  noun: { one: 'import', many: 'imports' },
  states: IMPORT_STATE_TEXTS,
  steps: [
    // A failed job may be restarted, and a killed one repeats its last step.
    { from: ['reading', 'refused'], to: 'read', label: 'Read', by: 'system', action: null },
    { from: ['reading', 'refused'], to: 'refused', label: 'Refuse', by: 'system', action: null },
    { from: ['checking', 'checked'], to: 'checked', label: 'Check', by: 'system', action: null },
    { from: ['running', 'done'], to: 'done', label: 'Finish', by: 'system', action: null },
    // The person who imported the table.
    {
      from: ['read', 'checking', 'checked', 'running', 'done'],
      to: 'checking',
      label: 'Check the rows',
      roles: ROLE_NAMES,
      consequence: 'Nothing is written yet.',
      action: null,
    },
    {
      from: ['checked', 'running', 'done'],
      to: 'running',
      label: 'Import',
      roles: ROLE_NAMES,
      consequence: 'Rows that are new or changed are written.',
      action: 'imports.started',
      did: 'Started the import',
    },
  ],
});
