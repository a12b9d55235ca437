import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type FormEvent, useState } from 'react';
import { ConsentTag } from '@/components/entities/consent-tag';
import { PhotoProofField, ProofThumb } from '@/components/entities/photo-proof-field';
import { TimelineList } from '@/components/records/timeline-list';
import { Field } from '@/components/ui/field';
import { Instant } from '@/components/ui/instant';
import { SectionCard } from '@/components/ui/section-card';
import { SelectField } from '@/components/ui/select-field';
import { notifySuccess } from '@/lib/client/notify';
import { buyers } from '@/lib/client/queries/buyers';
import type { BuyerDetail } from '@/lib/contracts/buyers/buyer-record';
import { buyersApi } from '@/lib/contracts/buyers/buyers';
import type { Photo } from '@/lib/contracts/photo-record';
import { CONSENT_SOURCE_WORDS, CONSENT_SOURCES, type ConsentSource, messageProblem } from '@/lib/domain/buyers/consent';
import { phoneText } from '@/lib/domain/text/phone-text';

const SOURCES = CONSENT_SOURCES.map((value) => ({ value, label: CONSENT_SOURCE_WORDS[value] }));

/** Label of a proof photo. */
const PROOF = 'photo proof';

/** Timeline of messaging consent for the buyer's number. */
export const BuyerConsents = ({ buyer }: { buyer: BuyerDetail }) => (
  <SectionCard
    title="Consent"
    description={messageProblem(buyer.consent) ?? `${phoneText(buyer.phoneNumber)} may be messaged.`}
  >
    <NewConsent buyer={buyer} />
    <TimelineList endpoint={buyersApi.consents} id={buyer.id} label="Consent" noneYet="Nothing is recorded yet.">
      {(entry) => (
        <>
          <ConsentTag consent={entry.state} /> {phoneText(entry.number)}: {CONSENT_SOURCE_WORDS[entry.source]}
          {entry.proof && <Typography sx={{ whiteSpace: 'pre-line' }}>{entry.proof}</Typography>}
          {entry.photo && (
            <div>
              <ProofThumb name={PROOF} photo={entry.photo} />
            </div>
          )}
          <Typography variant="body2" color="textSecondary">
            {entry.author?.name ?? 'In a message'}, <Instant at={entry.at} />
          </Typography>
        </>
      )}
    </TimelineList>
  </SectionCard>
);

function NewConsent({ buyer }: { buyer: BuyerDetail }) {
  const { mutate, isPending } = buyers.useAction(buyersApi.addConsent);
  const [source, setSource] = useState<ConsentSource>('whatsapp');
  const [proof, setProof] = useState('');
  const [photo, setPhoto] = useState<Photo | null>(null);
  const record = (state: 'in' | 'out') =>
    mutate(
      { params: { id: buyer.id }, body: { state, source, proof, photoId: photo?.id ?? null } },
      {
        onSuccess: () => {
          setProof('');
          setPhoto(null);
          notifySuccess(state === 'in' ? 'The opt-in is recorded.' : 'The opt-out is recorded.');
        },
      },
    );
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    record('in');
  };
  return (
    <Box component="form" noValidate onSubmit={handleSubmit} sx={{ display: 'grid', gap: 2, mb: 2, maxWidth: 560 }}>
      <SelectField label="How they said it" value={source} options={SOURCES} onChange={setSource} />
      <Field
        label="Proof"
        hint="What was written or said, in their words."
        value={proof}
        onChange={(event) => setProof(event.target.value)}
      />
      <PhotoProofField name={PROOF} value={photo} onChange={setPhoto} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button type="submit" variant="contained" loading={isPending}>
          Record opt-in
        </Button>
        <Button variant="outlined" color="error" disabled={isPending} onClick={() => record('out')}>
          Record opt-out
        </Button>
      </Box>
    </Box>
  );
}
