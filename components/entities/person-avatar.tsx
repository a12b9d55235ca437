import Avatar from '@mui/material/Avatar';

/** The first letters of a name, for people have no pictures here. */
export function PersonAvatar({ name, size = 32 }: { name: string; size?: number }) {
  const initials = name
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => [...word][0])
    .filter((_, index, letters) => index === 0 || index === letters.length - 1)
    .join('')
    .toUpperCase();
  return (
    <Avatar
      aria-hidden
      sx={{
        width: size,
        height: size,
        fontSize: size * 0.4,
        fontWeight: 600,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
      }}
    >
      {initials}
    </Avatar>
  );
}
