import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { SenderLine } from '@/components/entities/sender-line';
import type { Post } from '@/lib/contracts/whatsapp/whatsapp-posts';

/** Minimum width of a card in px, and the possible numbers of columns. */
const CARD = 340;
const MOST = 3;
const GAP = 12;

const counts = Array.from({ length: MOST - 1 }, (_, index) => index + 2);

/** Container width from which this many cards fit side by side. */
const roomFor = (count: number) => `@container (min-width: ${count * (CARD + GAP) - GAP}px)`;

const columns = (count: number) => `repeat(${count}, minmax(0, 1fr))`;

/** Grid of senders: those with few posts share a row, those with more span the full width. */
export const SENDERS_BESIDE = {
  display: 'grid',
  gap: `${GAP}px`,
  gridTemplateColumns: columns(1),
  ...Object.fromEntries(counts.map((count) => [roomFor(count), { gridTemplateColumns: columns(count) }])),
};

const spanOf = (posts: number) =>
  Object.fromEntries(counts.map((count) => [roomFor(count), { gridColumn: `span ${Math.min(posts, count)}` }]));

/** Consecutive posts of the same sender. */
export function runsOf(posts: readonly Post[]): Post[][] {
  const runs: Post[][] = [];
  for (const post of posts) {
    const last = runs.at(-1);
    if (last?.[0]?.sender.id === post.sender.id) last.push(post);
    else runs.push([post]);
  }
  return runs;
}

interface SenderPostsProps {
  posts: readonly Post[];
  /** Distinguishes the sender's seller from others of the same name. */
  about?: string;
  card: (post: Post) => ReactNode;
}

/** A sender, with their posts below. */
export function SenderPosts({ posts, about, card }: SenderPostsProps) {
  const [first] = posts;
  if (!first) return null;
  return (
    <Box
      component="section"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'subgrid',
        alignContent: 'start',
        columnGap: `${GAP}px`,
        rowGap: `${GAP}px`,
        minWidth: 0,
        ...spanOf(posts.length),
      }}
    >
      <Box sx={{ gridColumn: '1 / -1' }}>
        <SenderLine sender={first.sender} about={about} />
      </Box>
      {posts.map(card)}
    </Box>
  );
}
