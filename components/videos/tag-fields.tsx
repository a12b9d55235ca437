import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { CaptionCard } from '@/components/entities/caption-card';
import { ChoiceRows } from '@/components/entities/catalog-form/choice-rows';
import { choicesOf, pick, PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';
import { useCaptionReading } from '@/components/entities/use-caption-reading';
import { CheckField } from '@/components/ui/check-field';
import { CheckList } from '@/components/ui/choice-list';
import { Field } from '@/components/ui/field';
import { FormField } from '@/components/ui/form-field';
import type { Taxonomy } from '@/lib/contracts/taxonomy/taxonomy-record';
import type { VideoForm } from '@/lib/contracts/videos/video-record';
import { LANGUAGES, languageName } from '@/lib/domain/videos/video-text';
import { VIDEO_WORDS } from './video-words';

interface TagFieldsProps {
  form: UseFormReturn<VideoForm>;
  caption: string;
  taxonomy: Taxonomy;
  isDisabled: boolean;
}

const TEXTS = ['title', 'description', 'rateText', 'fabricText'] as const;

/** The words of a video: what is picked, then what is typed. */
export function TagFields({ form, caption, taxonomy, isDisabled }: TagFieldsProps) {
  const values = useWatch({ control: form.control }) as VideoForm;
  const reading = useCaptionReading(caption);
  // What a product type requires of catalogs is asked of no video.
  const choices = choicesOf(values, taxonomy).map((choice) => ({
    ...choice,
    required: choice.id === PRODUCT_TYPE && !values.isIntro,
    isAskable: false,
  }));
  const { errors } = form.formState;
  const handlePick = (field: string, valueId: string) => {
    const choice = choices.find(({ id }) => id === field);
    if (!choice) return;
    const next = pick(values, choice, valueId, taxonomy);
    form.setValue('productTypeId', next.productTypeId, { shouldDirty: true });
    form.setValue('tags', next.tags, { shouldDirty: true });
    form.clearErrors(['productTypeId', 'tags']);
  };
  return (
    <Stack component="fieldset" disabled={isDisabled} spacing={2.5} sx={{ m: 0, p: 0, border: 0, minWidth: 0 }}>
      <CaptionCard caption={caption} reading={reading} />
      {TEXTS.map((name) => (
        <FormField key={name} form={form} name={name}>
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
      ))}
      <FormField form={form} name="languages">
        {({ value, onChange, problem }) => (
          <CheckList
            legend={VIDEO_WORDS.languages.label}
            options={LANGUAGES.map((language) => ({ value: language, label: languageName(language) }))}
            values={value}
            problem={problem}
            onChange={onChange}
          />
        )}
      </FormField>
      <Box sx={{ mx: -1 }}>
        <ChoiceRows choices={choices} values={values} onPick={handlePick} />
        {[errors.productTypeId?.message, errors.tags?.message].filter(Boolean).map((message) => (
          <Alert key={message} severity="error" sx={{ mx: 1, mt: 1 }}>
            {message}
          </Alert>
        ))}
      </Box>
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
