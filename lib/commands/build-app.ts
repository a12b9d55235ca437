import './load-env';
import { build } from './build';
import { tellAndExit } from './tell-and-exit';

build().then((built) => console.log(built ? 'Built.' : 'Nothing changed since the last build.'), tellAndExit);
