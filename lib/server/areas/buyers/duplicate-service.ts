import { normalizeGstin } from '@/lib/domain/sellers/gstin';
import { findablePhone } from '@/lib/domain/text/phone';
import { orm } from '../../db/database';
import * as repository from './duplicate-repository';

interface Typed {
  phone?: string;
  gstin?: string;
  name?: string;
  city?: string;
  exceptId?: string;
}

/**
 * Existing buyers that may be the one being typed. The same phone number or GSTIN is a certain match; a similar name in
 * the same city is a hint, which excludes certain matches.
 */
export async function findDuplicates({ phone = '', gstin = '', name, city, exceptId }: Typed) {
  const tx = orm();
  const number = findablePhone(phone);
  const tax = normalizeGstin(gstin);
  const byPhone = number ? await repository.holdersOfPhone(tx, number, exceptId) : [];
  const byGstin = tax ? await repository.holdersOfGstin(tx, tax, exceptId) : [];
  const certain = [
    ...byPhone.map((buyer) => ({ buyer, because: 'phone' as const })),
    ...byGstin.map((buyer) => ({ buyer, because: 'gstin' as const })),
  ];
  const alike = name && city ? await repository.findAlike(tx, name, city, exceptId) : [];
  return { certain, hints: alike.filter(({ id }) => !certain.some(({ buyer }) => buyer.id === id)) };
}
