import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core';
import { createLink } from '@tanstack/react-router';
import type { ComponentPropsWithRef } from 'react';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'style'>;

// Without `component` a button would be drawn, with an address that no browser follows.
const ButtonLink = (props: ButtonProps & LinkProps) => <Button component="a" {...props} />;
const PlainLink = (props: AnchorProps & LinkProps) => <Anchor {...props} />;

/** A button that leads to a screen, with the routes and their parameters checked. */
export const LinkButton = createLink(ButtonLink);

/** A link within a sentence, with the routes and their parameters checked. */
export const LinkAnchor = createLink(PlainLink);
