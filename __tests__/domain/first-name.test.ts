import { firstName } from '@/lib/domain/text/first-name';

test.each([
  ['Asha Patel', 'Asha'],
  ['Dr. Kiran Vyas', 'Kiran'],
  ['SHRI  Mahesh Joshi', 'Mahesh'],
  ['Prof. Dr. Leela Rao', 'Leela'],
  ['श्रीमती सुनीता शर्मा', 'सुनीता'],
  ['શ્રી હરેશભાઈ', 'હરેશભાઈ'],
  ['Drishti Shah', 'Drishti'],
  ['Dr.', 'Dr.'],
])('%s is greeted as %s', (name, first) => {
  expect(firstName(name)).toBe(first);
});
