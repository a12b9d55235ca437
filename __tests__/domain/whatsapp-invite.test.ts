import { normalizeInviteLink } from '@/lib/domain/sellers/whatsapp-invite';

const CODE = 'FbK2xQ9LmN0aBcD3eFgHiJ';
const LINK = `https://chat.whatsapp.com/${CODE}`;

describe('an invite link', () => {
  it.each([
    LINK,
    `  ${LINK}\n`,
    `${LINK}/`,
    `${LINK}?mode=ems_copy_t`,
    `chat.whatsapp.com/${CODE}`,
    `http://chat.whatsapp.com/invite/${CODE}`,
  ])('%p has one spelling', (typed) => expect(normalizeInviteLink(typed)).toBe(LINK));

  it.each([
    '',
    CODE,
    'https://chat.whatsapp.com/',
    'https://chat.whatsapp.com/short',
    `https://chat.whatsapp.com.evil.example/${CODE}`,
    `https://evil.example/chat.whatsapp.com/${CODE}`,
    `javascript:${LINK}`,
    `https://wa.me/919825012345`,
    `${LINK}"><script>`,
  ])('%p is none', (typed) => expect(normalizeInviteLink(typed)).toBeNull());
});
