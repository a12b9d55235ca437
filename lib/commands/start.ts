import './load-env';
import { serve } from './serve';
import { tellAndExit } from './tell-and-exit';

serve().then((address) => console.log(`BOMB is ready at ${address}`), tellAndExit);
