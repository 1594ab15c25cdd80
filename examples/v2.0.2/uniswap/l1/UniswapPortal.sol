// SPDX-License-Identifier: Apache-2.0
pragma solidity ^0.8.27;

import {IERC20} from "@openzeppelin/contracts/token/ERC20/IERC20.sol";
import {SafeERC20} from "@openzeppelin/contracts/token/ERC20/utils/SafeERC20.sol";
import {
    IOutbox, IRegistry, IRollup, L1Actor, L2Actor, L2ToL1Msg
} from "@bridge/AztecMessaging.sol";
import {TokenPortal} from "@bridge/TokenPortal.sol";
import {ISwapRouter} from "./ISwapRouter.sol";
import {SwapMessages, SwapOrder} from "./SwapMessages.sol";

/// Where a message sits in the outbox.
struct OutboxProof {
    uint256 l2BlockNumber;
    uint256 leafIndex;
    bytes32[] path;
}

contract UniswapPortal {
    using SafeERC20 for IERC20;

    // #region state
    IOutbox public immutable outbox;
    uint256 public immutable rollupVersion;
    ISwapRouter public immutable router;
    address public immutable deployer;

    bytes32 public l2Uniswap;

    constructor(IRegistry registry, ISwapRouter swapRouter) {
        IRollup rollup = IRollup(registry.getCanonicalRollup());
        outbox = IOutbox(rollup.getOutbox());
        rollupVersion = rollup.getVersion();
        router = swapRouter;
        deployer = msg.sender;
    }

    function setL2Uniswap(bytes32 l2Contract) external {
        require(msg.sender == deployer, "only the deployer");
        require(l2Uniswap == bytes32(0), "already set");
        l2Uniswap = l2Contract;
    }
    // #endregion state

    // #region swap_public
    function swapPublic(
        SwapOrder calldata order,
        bytes32 recipient,
        bool withCaller,
        OutboxProof calldata withdrawal,
        OutboxProof calldata swap
    ) external returns (bytes32 messageHash, uint256 leafIndex) {
        address callerOnL1 = withCaller ? msg.sender : address(0);
        uint256 amountOut = _withdrawAndSwap(
            order, SwapMessages.swapPublic(order, callerOnL1, recipient), withdrawal, swap
        );

        return TokenPortal(order.outputPortal).depositToAztecPublic(
            recipient, amountOut, order.secretHash
        );
    }
    // #endregion swap_public

    // #region swap_private
    function swapPrivate(
        SwapOrder calldata order,
        bool withCaller,
        OutboxProof calldata withdrawal,
        OutboxProof calldata swap
    ) external returns (bytes32 messageHash, uint256 leafIndex) {
        address callerOnL1 = withCaller ? msg.sender : address(0);
        uint256 amountOut = _withdrawAndSwap(
            order, SwapMessages.swapPrivate(order, callerOnL1), withdrawal, swap
        );

        return TokenPortal(order.outputPortal).depositToAztecPrivate(amountOut, order.secretHash);
    }
    // #endregion swap_private

    // #region withdraw_and_swap
    function _withdrawAndSwap(
        SwapOrder calldata order,
        bytes32 content,
        OutboxProof calldata withdrawal,
        OutboxProof calldata swap
    ) private returns (uint256 amountOut) {
        // 1. Take the input tokens out of their portal.
        TokenPortal(order.inputPortal).withdraw(
            address(this),
            order.amountIn,
            true,
            withdrawal.l2BlockNumber,
            withdrawal.leafIndex,
            withdrawal.path
        );

        // 2. Check that the L2 contract really ordered this swap, once.
        L2ToL1Msg memory message = L2ToL1Msg({
            sender: L2Actor(l2Uniswap, rollupVersion),
            recipient: L1Actor(address(this), block.chainid),
            content: content
        });
        outbox.consume(message, swap.l2BlockNumber, swap.leafIndex, swap.path);

        // 3. Swap.
        IERC20 inputToken = TokenPortal(order.inputPortal).underlying();
        IERC20 outputToken = TokenPortal(order.outputPortal).underlying();
        inputToken.forceApprove(address(router), order.amountIn);
        amountOut = router.exactInputSingle(
            ISwapRouter.ExactInputSingleParams({
                tokenIn: address(inputToken),
                tokenOut: address(outputToken),
                fee: order.feeTier,
                recipient: address(this),
                deadline: block.timestamp,
                amountIn: order.amountIn,
                amountOutMinimum: order.minimumOut,
                sqrtPriceLimitX96: 0
            })
        );

        // 4. Let the output portal pull what came out.
        outputToken.forceApprove(order.outputPortal, amountOut);
    }
    // #endregion withdraw_and_swap
}
