import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useMemo, useState } from 'react';
import { Field } from '@/components/ui/field';
import { SectionCard } from '@/components/ui/section-card';
import { useSettled } from '@/components/ui/use-settled';
import { useKeptWords } from '@/lib/client/typing/use-kept-words';
import { notifySuccess } from '@/lib/client/notify';
import { useAddLinks, useKnownLinks } from '@/lib/client/queries/videos';
import { LINK_LIMIT } from '@/lib/contracts/videos/video-links';
import type { LinkDetails } from '@/lib/domain/videos/link-details';
import { findVideoLinks } from '@/lib/domain/videos/video-link';
import type { Language } from '@/lib/domain/videos/video-text';
import { BroughtFields } from './brought-fields';
import { FoundLinks } from './found-links';
import { LanguagesField } from './languages-field';
import { linkProblems, linksBody } from './links-body';
import { useChannelSeller } from './use-channel-seller';
import { NOTHING_OWN, useOwnDetails } from './use-own-details';

const linksText = (count: number) => (count === 1 ? '1 link' : `${count} links`);

/** Extracts links from pasted text, shows details of each, and adds the new ones. */
export function LinkForm() {
  const [text, setText] = useState('');
  const [languages, setLanguages] = useState<Language[]>([]);
  const [isAsked, setIsAsked] = useState(false);
  const found = useMemo(() => findVideoLinks(text), [text]);
  const urls = useSettled(
    found.links
      .slice(0, LINK_LIMIT)
      .map(({ url }) => url)
      .join(' '),
  );
  const { data: known = [], isSuccess } = useKnownLinks(urls ? urls.split(' ') : []);
  const { mutateAsync, isPending, error, variables } = useAddLinks();
  const added = found.links.filter(({ key }) => !known.some((one) => one.key === key));
  const channel = useChannelSeller(isSuccess ? added : []);
  const { brought, setBrought } = channel;
  const all: LinkDetails = { ...brought, languages };
  const own = useOwnDetails(all);
  useKeptWords(
    'video links',
    { text, note: brought.note, own: own.kept },
    { text: '', note: '', own: NOTHING_OWN },
    (words) => {
      setText(words.text);
      setBrought({ ...brought, note: words.note });
      own.bringBack(words.own);
    },
  );
  const isTooMany = found.links.length > LINK_LIMIT;
  const { body, isWithoutSeller } = linksBody(added, { all, ownOf: own.of, channelSeller: channel.channelSeller });
  const problems = linkProblems(error, variables?.body);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (isWithoutSeller || added.length === 0 || isTooMany) return;
    const { added: count } = await mutateAsync({ body });
    notifySuccess(`${linksText(count)} added.`);
    setText('');
    setIsAsked(false);
    own.forget();
    channel.forget();
  };
  return (
    <SectionCard
      title="Add links"
      description="Links of YouTube, Instagram or video files; paste a whole chat or list."
    >
      <form noValidate onSubmit={(event) => void handleSubmit(event).catch(() => undefined)}>
        <Box
          sx={{
            display: 'grid',
            gap: 3,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 3fr) minmax(0, 2fr)' },
          }}
        >
          <Stack spacing={2}>
            <Field
              label="Links"
              multiline
              minRows={5}
              maxRows={14}
              autoComplete="off"
              value={text}
              problem={
                isTooMany
                  ? `These are ${found.links.length} links. Add at most ${LINK_LIMIT} at a time.`
                  : isAsked && found.links.length === 0
                    ? 'Paste at least one link of a video.'
                    : undefined
              }
              onChange={(event) => setText(event.target.value)}
            />
            <FoundLinks
              found={found}
              known={known}
              told={channel.told}
              all={all}
              own={own}
              channelSeller={channel.channelSeller}
              problems={problems}
            />
          </Stack>
          <Stack spacing={2}>
            <BroughtFields
              value={brought}
              onChange={setBrought}
              isAsked={isAsked && (isWithoutSeller || added.length === 0)}
              sellerHint={channel.sellerHint}
            />
            <LanguagesField values={languages} onChange={setLanguages} />
            {error && !error.isPassing && (
              <Alert severity="error">
                {problems.size > 0 ? error.message : (error.issues[0]?.message ?? error.message)}
              </Alert>
            )}
            <Button type="submit" variant="contained" loading={isPending} sx={{ justifySelf: 'start' }}>
              {added.length > 0 ? `Add ${linksText(added.length)}` : 'Add links'}
            </Button>
          </Stack>
        </Box>
      </form>
    </SectionCard>
  );
}
