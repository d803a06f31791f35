import { Anchor, Button } from '@mantine/core';
import { createLink } from '@tanstack/react-router';

/** A button that leads to a screen, with the routes and their parameters checked. */
export const LinkButton = createLink(Button<'a'>);

/** A link within a sentence, with the routes and their parameters checked. */
export const LinkAnchor = createLink(Anchor<'a'>);
