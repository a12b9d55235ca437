import { openapiDocument } from '@/lib/contracts/base/openapi';

console.log(JSON.stringify(openapiDocument(), null, 2));
