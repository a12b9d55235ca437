import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Day } from '@/components/ui/day';
import { SectionCard } from '@/components/ui/section-card';
import { notifySuccess } from '@/lib/client/notify';
import { useCaptionLessons, useRemoveLesson } from '@/lib/client/queries/caption-lessons';
import { lessonWords } from '@/lib/domain/captions/lessons';

/** Lessons from editors' corrections of this seller's captions; each can be removed. Hidden when there are none. */
export function SellerLessons({ sellerId }: { sellerId: string }) {
  const { data = [] } = useCaptionLessons(sellerId);
  const { mutate, isPending } = useRemoveLesson();
  if (data.length === 0) return null;
  return (
    <SectionCard
      title="Learned from corrections"
      description="How this seller writes. Editors are offered it in the next captions."
    >
      <Box component="ul" aria-label="Learned from corrections" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map((lesson) => (
          <Box
            component="li"
            key={lesson.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}
          >
            <Box sx={{ flex: '1 1 16rem', minWidth: 0, overflowWrap: 'anywhere' }}>
              {lessonWords(lesson)}
              <Typography variant="body2" color="textSecondary">
                {lesson.times === 1 ? 'One correction' : `${lesson.times} corrections`}, last on{' '}
                <Day at={lesson.lastAt} />
              </Typography>
            </Box>
            <Button
              size="small"
              color="inherit"
              disabled={isPending}
              aria-label={`Remove: ${lessonWords(lesson)}`}
              onClick={() => mutate(lesson.id, { onSuccess: () => notifySuccess('Removed from what was learned.') })}
            >
              Remove
            </Button>
          </Box>
        ))}
      </Box>
    </SectionCard>
  );
}
