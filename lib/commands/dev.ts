import './load-env';
import './quiet-log';
import { serve } from './serve';
import { tellAndExit } from './tell-and-exit';
import { seedDemo } from '../server/seed/seed-demo';

serve({ isDevelopment: true, prepare: seedDemo }).then(
  (address) => console.log(`BOMB for developers is ready at ${address} with demo data`),
  tellAndExit,
);
