import { diskOfProcess, stepBetween } from './small-disk';

void stepBetween(diskOfProcess());
