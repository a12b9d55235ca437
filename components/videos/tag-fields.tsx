import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { UseFormReturn } from 'react-hook-form';
import { CaptionCard } from '@/components/entities/caption-card';
import { ChoiceRow } from '@/components/entities/catalog-form/choice-row';
import { PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { CheckField } from '@/components/ui/check-field';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import type { VideoForm } from '@/lib/contracts/videos/video-record';
import { chosenFor, SPOKEN } from './video-choices';
import type { VideoOffer } from './video-offers';
import type { VideoTagging } from './use-video-tagging';
import { VIDEO_WORDS } from './video-words';

interface TagFieldsProps {
  form: UseFormReturn<VideoForm>;
  values: VideoForm;
  caption: string;
  tagging: VideoTagging;
  isDisabled: boolean;
}

const TEXTS = ['title', 'description', 'rateText', 'fabricText'] as const;

/** Details of a video: selections first, then text fields. */
export function TagFields({ form, values, caption, tagging, isDisabled }: TagFieldsProps) {
  const { choices, keys, dispatch, reading, fromCaption, titles, pickValue, fill } = tagging;
  const { errors } = form.formState;
  const problems: Record<string, string | undefined> = {
    [PRODUCT_TYPE]: errors.productTypeId?.message,
    [SPOKEN]: errors.languages?.message,
  };
  const offersFor = (field: (typeof TEXTS)[number]) =>
    field === 'title' ? titles : fromCaption.filter((offer) => offer.field === field);
  return (
    <Stack component="fieldset" disabled={isDisabled} spacing={2.5} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <CaptionCard
        caption={caption}
        reading={reading}
        action={
          fromCaption.length > 0 && (
            <Button
              size="small"
              variant="outlined"
              endIcon={<KeyHint keys={['=']} />}
              onClick={() => fill(Object.fromEntries(fromCaption.map(({ field, text }) => [field, text])))}
            >
              Take what it says
            </Button>
          )
        }
      />
      <Box sx={{ mx: -1 }}>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            chosen={chosenFor(values, choice.id)}
            keys={keys}
            problem={problems[choice.id]}
            onOpen={() => dispatch(keys.open === choice.id ? { to: 'close' } : { to: 'open', id: choice.id })}
            onTurn={() => {
              if (keys.open !== choice.id) dispatch({ to: 'open', id: choice.id });
              dispatch({ to: 'turn' });
            }}
            onPick={(valueId) => pickValue(choice.id, valueId)}
          />
        ))}
        {errors.tags?.message && (
          <Alert severity="error" sx={{ mx: 1, mt: 1 }}>
            {errors.tags.message}
          </Alert>
        )}
      </Box>
      {TEXTS.map((name) => (
        <Box key={name}>
          <FormField form={form} name={name}>
            {(field) => (
              <Field
                {...field}
                label={VIDEO_WORDS[name].label}
                autoComplete="off"
                multiline={name === 'description'}
                minRows={name === 'description' ? 2 : undefined}
                required={name === 'title'}
              />
            )}
          </FormField>
          <Offers offers={offersFor(name)} onTake={({ field, text }) => fill({ [field]: text })} />
        </Box>
      ))}
      <FormField form={form} name="isIntro">
        {({ value, onChange }) => (
          <CheckField
            label={VIDEO_WORDS.isIntro.label}
            hint="It introduces the seller, and shows no goods of one kind."
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
    </Stack>
  );
}

/** Suggestions a click accepts into a field. */
function Offers({ offers, onTake }: { offers: readonly VideoOffer[]; onTake: (offer: VideoOffer) => void }) {
  if (offers.length === 0) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {offers.map((offer) => (
        <Button
          key={offer.text}
          size="small"
          variant="outlined"
          sx={{ borderStyle: 'dashed', textAlign: 'left' }}
          endIcon={offer.hint && <KeyHint keys={[offer.hint]} />}
          onClick={() => onTake(offer)}
        >
          <span lang={offer.lang}>{offer.text}</span>
        </Button>
      ))}
    </Box>
  );
}
