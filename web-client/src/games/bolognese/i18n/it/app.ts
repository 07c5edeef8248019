export const app = {
  suits: { C: 'Coppe', D: 'Denari', S: 'Spade', B: 'Bastoni', T: 'Trionfi', M: 'Matto' } as Record<string, string>,
};
