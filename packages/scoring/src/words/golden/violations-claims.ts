/** As violations-harm.ts: claims and goods that platforms restrict, and ads that pose as a message. */
export const RISK: Readonly<Record<string, string>> = {
  "instead of medicine": `
Throw away your inhaler
Stop taking your heart pills: drink this tea
Our herbs replace chemotherapy
Vaccines give your baby autism
No more insulin with our cinnamon drops
Cure cancer with baking soda
Ditch your antidepressants for good
HIV healed in ten days
Vaccines are poison
Better than chemo: our mushroom tea
Diabetes gone in two weeks
This bracelet heals arthritis
The flu shot kills: protect yourself naturally
You don't need your blood pressure pills any more
`,
  body: `
Drop 3 dress sizes in 10 days
Lose 12 kg without exercise
Burn belly fat while you sleep
Look 15 years younger by Friday
Shed 40 pounds by summer, no diet
The magic pill for a flat stomach
Are you overweight?
One weird drink melts fat
`,
  money: `
Make $3,000 a week from your sofa
Risk-free returns of 20%
Get rich while you sleep
Turn £100 into £10,000 by Monday
Guaranteed profit on every trade
Quit your job: earn $900 a day online
Instant loans, bad credit no problem
Double your bitcoin in a day
Become a millionaire in one year
Forex robot: 300% profit a month
`,
  gambling: `
Spin our slots tonight
Online roulette with a £50 bonus
Place your bets before kick-off
Win real money at our online casino
Poker bonus: deposit $10, play with $50
20 free spins, no deposit
Bet $5, get $150 in bonus bets
Sports betting made simple
`,
  "weapons, smoke, sex": `
Rifles from $299
Disposable vapes, five for $25
Handguns for sale near you
Cuban cigars delivered to your door
9mm ammo in bulk
Naughty singles in your town
Cigarettes at duty-free prices
Meet hot girls tonight
Viagra for half the price
Buy a pistol today
Premium tobacco, rolled by hand
Webcam girls live now
`,
};

export const POSING: Readonly<Record<string, string>> = {
  "parcel and payment": `
Delivery failed: pay £2.99 to reschedule
Your package is on hold. Confirm your address
We could not deliver your parcel. Click to pay the fee
Customs fee due: your shipment is waiting
Last attempt: your parcel will be returned today
Your payment was declined. Update your card
`,
  "bank and account": `
Your bank account has been suspended
Unusual sign-in detected. Verify your identity
Your Netflix membership has expired. Renew now
Your PayPal is limited: log in to restore access
You were charged $399.99. Call to cancel
Your Apple ID has been locked
Your card was blocked. Confirm your details
A tax refund of £412 is waiting for you
`,
  system: `
3 viruses found on your phone
Your battery is damaged! Repair now
Critical error: call support now
You have (2) unread messages
Your Mac is infected
Your driver is out of date: update required
Windows security alert: threats detected
1 missed call. Tap to listen
Your cloud storage is full: your photos will be deleted
Your download is ready
`,
  prize: `
You have won a new iPhone
You are today's lucky visitor
You've been selected for a $1,000 gift card
Congratulations! You're our 100,000th customer
Your prize is waiting. Claim it now
You've been chosen to receive a free Samsung TV
`,
};
