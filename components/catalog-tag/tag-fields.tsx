import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { UseFormReturn } from 'react-hook-form';
import type { CatalogForm } from '@/lib/contracts/catalogs/catalog-record';
import { KeyHint } from '@/components/entities/catalog-form/key-hint';
import { CatalogTextFields } from '@/components/entities/catalog-form/catalog-text-fields';
import { ChoiceRow } from '@/components/entities/catalog-form/choice-row';
import { chosenOf, PRODUCT_TYPE } from '@/components/entities/catalog-form/choices';
import { OfferChips } from './offer-chips';
import type { TextField } from '@/components/entities/catalog-form/tag-keys';
import type { TaggingState } from './use-tagging';

interface TagFieldsProps {
  form: UseFormReturn<CatalogForm>;
  tagging: TaggingState;
}

/** All fields of a catalog during tagging: selections first, then text fields. */
export function TagFields({ form, tagging }: TagFieldsProps) {
  const { values, choices, keys, dispatch, pickValue, offers, takeOffer, titles, perform } = tagging;
  const { errors } = form.formState;
  const offersFor = (field: string) => offers.filter((offer) => offer.field === field);
  const titleOffers = titles && (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
      {(
        [
          ['take-title', titles.en, ';', 'en'],
          ['take-hindi-title', titles.hi, ':', 'hi'],
        ] as const
      ).map(
        ([command, title, key, lang]) =>
          values.title !== title && (
            <Button
              key={command}
              size="small"
              variant="outlined"
              sx={{ borderStyle: 'dashed', textAlign: 'left' }}
              endIcon={<KeyHint keys={[key]} />}
              onClick={() => perform(command)}
            >
              <span lang={lang}>{title}</span>
            </Button>
          ),
      )}
    </Box>
  );
  return (
    <>
      <Box sx={{ mx: -1, mb: 2 }}>
        {choices.map((choice) => (
          <ChoiceRow
            key={choice.id}
            choice={choice}
            chosen={chosenOf(values, choice.id)}
            keys={keys}
            problem={choice.id === PRODUCT_TYPE ? errors.productTypeId?.message : undefined}
            onOpen={() => dispatch(keys.open === choice.id ? { to: 'close' } : { to: 'open', id: choice.id })}
            onTurn={() => {
              if (keys.open !== choice.id) dispatch({ to: 'open', id: choice.id });
              dispatch({ to: 'turn' });
            }}
            onPick={(valueId) => pickValue(choice.id, valueId)}
            onAsk={(name) => tagging.ask(choice.id, name)}
          >
            <OfferChips offers={offersFor(choice.id)} onTake={takeOffer} />
          </ChoiceRow>
        ))}
      </Box>
      <CatalogTextFields
        form={form}
        hasKeys
        offers={(field: TextField) => (
          <>
            <OfferChips offers={offersFor(field)} onTake={takeOffer} />
            {field === 'title' && titleOffers}
          </>
        )}
      />
    </>
  );
}
