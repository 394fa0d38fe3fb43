/** Teasers of the kinds the literature names (Blom & Hansen 2015; Chakraborty et al. 2016; Zeng et al. 2021); written for these tests. */
export const TEASERS = `
You won't believe what happened next
You Won't Believe What These Child Stars Look Like Now
You'll never guess what she found in the wall
You'll Never Look At Bananas The Same Way Again
This one weird trick melts belly fat
This Simple Trick Keeps Your Windows Clean Forever
This is what happens when you eat an egg every day
This is why pilots never drink coffee on board
This Man Planted A Coin And You Won't Believe What Grew
This Mom Says She Knows Why You Can't Sleep
These 7 tricks will change how you cook
These 15 Photos Will Change How You See History
These are the dogs nobody wanted, until this happened
The one thing you should never put in a dishwasher
The secret your dentist is not telling you
What she did next left everyone in tears
What happens if you sleep with onions in your socks
What He Found Under The Floor Is Incredible
What they don't want you to know about sugar
Why you should never charge your phone overnight
Why Everyone Is Putting Foil On Their Door Handle
Why people are throwing away their pans
How this grandmother outsmarted the whole town
How one man beat the casino and what he did then
Here's why you should never rinse chicken
Here's What Really Happened To The Twins
Here's what he looks like today
17 things you didn't know about your cat
21 Pictures That Prove We're All Doomed
12 Celebrities Who Look Nothing Like You Remember
9 reasons you are always tired
33 Times Teachers Were Just Too Funny
11 signs he is not telling you the truth
Never do this when your car won't start
Stop doing this before you ruin your knees
If you own one of these, you could be rich
If You See This Symbol On A Menu, Here's What It Means
Can you guess which one is the mother?
Can You Spot What's Wrong In This Picture?
Only people with perfect eyesight can find it
Most people don't know what this hole is for
Nobody could believe what the cleaner found
People are losing it over this tiny house
Everyone Is Talking About What She Wore
She opened the letter and couldn't believe her eyes
He thought it was a rock. Then he looked closer
They laughed at him, until they saw this
Watch what happens when she turns around
Look what they found at the bottom of the lake
Find out why thousands are switching to this
We Tried It So You Don't Have To. Here's What Happened
Doctors are shocked by what this woman did
Experts say you should stop doing this right now
It looks like a shed, but wait until you see inside
Turns out we have all been doing it wrong
`;

/** Teasers the form does not give away: known misses, kept in sight. */
export const TEASERS_MISSED = `
The reason why she left will break your heart
The real reason they cancelled the show
Do this tonight if your feet hurt
Remember her? Try not to gasp when you see her today
Wait until you see what's inside
`;

/** The lines of one list. */
export const linesOf = (list: string): string[] => list.trim().split("\n");
