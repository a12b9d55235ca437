import { openapiDocument } from '@/lib/contracts/openapi';

console.log(JSON.stringify(openapiDocument(), null, 2));
